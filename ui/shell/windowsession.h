// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMainWindow;

namespace storedesk::storage {
class Views;
}

namespace storedesk::ui::shell {

class OpenPages;
class Preferences;
class WindowParts;

// Saves and restores the tabs and docks of an account and the geometry of the window.
class WindowSession final
{
public:
    // Objects passed by reference must outlive this object.
    WindowSession(QMainWindow &window, WindowParts &parts, OpenPages &pages,
                  const Preferences &preferences);

    // Restores the geometry of the window or fits it to the screen.
    void placeOnScreen();
    void storeGeometry();
    // Restores the docks and tabs of an account, or opens the first page.
    void restore(storage::Views &views);
    void store(storage::Views &views);
    // Nothing is stored before the session of an account has been restored.
    [[nodiscard]] bool isRestored() const { return m_restored; }
    void forget() { m_restored = false; }

private:
    QMainWindow &m_window;
    WindowParts &m_parts;
    OpenPages &m_pages;
    const Preferences &m_preferences;
    bool m_restored = false;
};

} // namespace storedesk::ui::shell
