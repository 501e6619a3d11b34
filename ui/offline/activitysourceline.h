// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "ui/widgets/statepane.h"

#include <QWidget>

class QLabel;

namespace storedesk::activities {
class ActivitySource;
}
namespace storedesk::ui {
class Button;
class PageHost;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// Shows the age of the newest export of activities on this computer, and exports newer activities
// in the background.
class ActivitySourceLine final : public QWidget
{
    Q_OBJECT

public:
    explicit ActivitySourceLine(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] activities::ActivitySource &source() { return m_source; }
    [[nodiscard]] Button *fetchButton() const { return m_fetch; }
    // Returns the message that is shown as long as there is no export. Its actions are fetchNewer()
    // and openAssistant().
    [[nodiscard]] PaneContent missingPane() const;
    void fetchNewer();
    // Opens the export assistant, for another period.
    void openAssistant();

private:
    void build();
    void show();
    [[nodiscard]] QString age() const;

    PageHost &m_host;
    activities::ActivitySource &m_source;
    QLabel *m_text;
    ProgressLine *m_busy;
    Button *m_fetch;
    // Updates the age.
    std::unique_ptr<base::Clock::Timer> m_minute;
};

} // namespace storedesk::ui::records
