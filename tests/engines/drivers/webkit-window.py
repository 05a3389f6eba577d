#!/usr/bin/python3
"""A bare WebKitGTK window, driven by WebKitWebDriver.

Debian's MiniBrowser cannot be narrower than its toolbar and does not expose its console. This window can have any size, and
prints problems of page and browser, one per line, prefixed with PROBLEM.
"""
import json
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def report(text):
    print("PROBLEM " + json.dumps(text), flush=True)


def main():
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    # Requests to other hosts fail immediately.
    unreachable = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])
    context.get_website_data_manager().set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, unreachable)
    context.connect("automation-started", on_automation, context)
    Gtk.main()


def on_automation(_context, session, context):
    about = WebKit2.ApplicationInfo()
    about.set_name("Window")
    session.set_application_info(about)
    session.connect("create-web-view", lambda *_: create_view(context))


def create_view(context):
    scripts = WebKit2.UserContentManager()
    on_message(scripts, "problem", report)
    on_message(scripts, "addInitScript", lambda source: add_init_script(scripts, source))
    view = WebKit2.WebView(
        web_context=context,
        settings=create_settings(),
        is_controlled_by_automation=True,
        user_content_manager=scripts,
    )
    view.connect("web-process-terminated", lambda _view, reason: report(f"the page's process ended: {reason}"))
    view.connect("resource-load-started", on_resource)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(os.environ["WINDOW_WIDTH"]), int(os.environ["WINDOW_HEIGHT"]))
    on_message(scripts, "resize", lambda size: window.resize(*json.loads(size)))
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def create_settings():
    settings = WebKit2.Settings()
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_media_playback_requires_user_gesture(False)
    # Affects scripts of pages only, not those of the driver.
    settings.set_enable_javascript(os.environ["WINDOW_SCRIPTING"] == "true")
    if os.environ["WINDOW_POPOVERS"] == "false":
        disable_feature(settings, "PopoverAttribute")
    return settings


def disable_feature(settings, name):
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() == name:
            settings.set_feature_enabled(feature, False)
            return
    raise SystemExit(f"WebKit no longer has the feature {name}, so it cannot be disabled.")


def on_message(scripts, name, handle):
    """Pages of tests reach this window as window.webkit.messageHandlers.<name>.postMessage(text)."""
    scripts.register_script_message_handler(name)
    scripts.connect(f"script-message-received::{name}", lambda _, message: handle(message.get_js_value().to_string()))


def add_init_script(scripts, source):
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript(source, frames, start, None, None))


def on_resource(_view, resource, _request):
    resource.connect("finished", on_finished)
    resource.connect("failed", lambda it, error: report(f"failed: {it.get_uri()} {error.message}"))


def on_finished(resource):
    response = resource.get_response()
    if response is not None and response.get_status_code() >= 400:
        report(f"{response.get_status_code()} {resource.get_uri()}")


main()
