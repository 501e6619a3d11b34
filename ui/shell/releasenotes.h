// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/preferences.h"

#include <QObject>
#include <QVersionNumber>

namespace storedesk::ui::shell {

class MainWindow;

// After an upgrade, opens the release notes chapter once in a background tab and mentions it in the
// status bar. The last used version is stored with the settings.
class ReleaseNotes final : public QObject
{
    Q_OBJECT

public:
    // Name of the chapter in the manual.
    static constexpr auto chapter = QLatin1StringView("12-what-is-new");

    // The version is that of the running program.
    ReleaseNotes(MainWindow &window, Preferences preferences, const QString &version);

private:
    void waitForTabs();
    void show();

    MainWindow &m_window;
    const Preferences m_preferences;
    const QVersionNumber m_version;
    bool m_due = false;
};

} // namespace storedesk::ui::shell
