# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An X server of its own for what is measured in a window."""

import contextlib
import os
import subprocess


@contextlib.contextmanager
def environment(folder):
    """The environment of a program that draws on a fresh X server and keeps its files in the folder."""
    # The server chooses a free display and names it when it is ready.
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten",
                               "tcp", "-noreset"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[writing])
    os.close(writing)
    try:
        with os.fdopen(reading) as line:
            display = ":" + line.readline().strip()
        yield dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb", HOME=folder, XDG_RUNTIME_DIR=folder,
                   XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder, LC_ALL="C.UTF-8")
    finally:
        server.kill()
        server.wait()
