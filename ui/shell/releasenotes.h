// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/preferences.h"

#include <QObject>
#include <QVersionNumber>

namespace storedesk::ui::shell {

class MainWindow;

// After an upgrade the chapter that says what is new is opened behind the tabs of the last time,
// once, and the status line points to it. Which version was used last is kept with the settings.
class ReleaseNotes final : public QObject
{
    Q_OBJECT

public:
    static constexpr auto chapter = QLatin1StringView("12-what-is-new"); // of the manual

    // version: of this program.
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
