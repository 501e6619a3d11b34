// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui {
class PillLabel;
class ProgressLine;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::workcards {

// Shows work in progress: its task, its progress and two buttons. Click, Enter or Space selects it.
class WorkCard : public QFrame
{
    Q_OBJECT

public:
    WorkCard(QString id, const Theme &theme, QWidget *parent);

    [[nodiscard]] const QString &id() const { return m_id; }
    // Shows the current state of the work.
    virtual void showState() = 0;
    // Whether the texts change without a signal, such as the time left.
    [[nodiscard]] virtual bool changesByTime() const = 0;
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
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

    void setSign(Icon icon);
    void setTitle(const QString &title);
    // Also describes the card to assistive tools.
    void setLines(const QString &progress, const QString &state);
    void setProgress(qint64 done, qint64 total, int percent, bool runs);
    void setProgressVisible(bool visible);
    [[nodiscard]] PillLabel *pill() const { return m_pill; }
    [[nodiscard]] Button *pauseButton() const { return m_pause; }
    [[nodiscard]] Button *cancelButton() const { return m_cancel; }

private:
    void build();

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
};

} // namespace storedesk::ui::workcards
