// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"

#include <QWidget>

class QLabel;

namespace storedesk::ui {
class Button;
class ProgressLine;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

// Shows the progress and remaining time of background work, with a stop button. Appears after a
// delay, so that short work is not shown.
class WorkLine final : public QWidget
{
    Q_OBJECT

public:
    // The text contains a placeholder for the progress, for example "Comparing… %1".
    WorkLine(QString words, const base::BackgroundTask &work, base::Clock &clock,
             const Theme &theme, QWidget *parent = nullptr);

    // Sets the text for steps without progress, for example "Writing the file…".
    void setUnmeasuredWords(const QString &words) { m_unmeasured = words; }
    [[nodiscard]] Button *stop() const { return m_stop; }
    [[nodiscard]] QString text() const;

private:
    void look();

    QString m_what;
    QString m_unmeasured;
    const base::BackgroundTask &m_work;
    QLabel *m_words;
    ProgressLine *m_bar;
    Button *m_stop;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::ui::sheetview
