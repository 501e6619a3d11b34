// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class PillLabel;
class ProgressLine;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

class ImportCounts;

// Shows one job: its task, its progress and the available actions. Click, Enter or Space selects
// it.
class JobCard final : public QFrame
{
    Q_OBJECT

public:
    JobCard(storedesk::jobs::JobManager &jobManager, QString id, const Theme &theme,
            QWidget *parent = nullptr);

    [[nodiscard]] const QString &id() const { return m_id; }
    void showState();
    void setChosen(bool chosen);

Q_SIGNALS:
    void chosen();
    // Emitted on Enter or a double click.
    void opened();
    // Emitted when a key moves the selection by this many cards; negative means up.
    void stepped(int cards);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();

    storedesk::jobs::JobManager &m_jobManager;
    const QString m_id;
    const Theme &m_theme;
    bool m_chosen = false;
    IconLabel *m_sign;
    QLabel *m_title;
    PillLabel *m_pill;
    ProgressLine *m_bar;
    QLabel *m_percent;
    QLabel *m_line;
    QLabel *m_wait;
    Button *m_pause;
    Button *m_cancel;
    ImportCounts *m_figures;
};

} // namespace storedesk::ui::jobs
