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

// Saves and restores an account's tabs and docks and the window's geometry.
class WindowSession final
{
public:
    // The arguments passed by reference must outlive this object.
    WindowSession(QMainWindow &window, WindowParts &parts, OpenPages &pages,
                  const Preferences &preferences);

    // Restores the window's geometry or fits it to the screen.
    void placeOnScreen();
    void storeGeometry();
    // Restores the docks and tabs of an account, or opens the first page.
    void restore(storage::Views &views);
    void store(storage::Views &views);
    // Whether the account's session has been restored. Nothing is stored before that.
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
