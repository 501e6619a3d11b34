// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QKeySequence>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAbstractScrollArea;
class QLabel;

namespace storedesk::ui {

class Button;
class IconLabel;

// What a view shows instead of rows. One bold line, one or two sentences, one thing to do.
struct PaneAction
{
    QString text = {}; // empty: no such button
    std::optional<Icon> icon = {};
    QKeySequence key = {}; // shown on the button; the page keeps the shortcut itself
};

struct PaneContent
{
    Icon icon = Icon::Info;
    Tone tone = Tone::Accent;
    QString headline = {};
    QString sentence = {};
    PaneAction main = {};
    PaneAction other = {};
    bool mainIsPrimary = false; // true where the action makes the first one
};

// Lies over the viewport of any view, so that a table's header stays visible.
//
//     empty, failed, no match, locked: showContent(); loading: showLoading(); rows: clear()
class StatePane final : public QWidget
{
    Q_OBJECT

public:
    StatePane(QAbstractScrollArea *view, const Theme &theme);

    void showContent(const PaneContent &content);
    // Still grey bars below the rows that are there. They wait half a second: a quick answer needs
    // none.
    void showLoading();
    void clear();

    [[nodiscard]] Button *mainButton() const { return m_main; }
    [[nodiscard]] Button *otherButton() const { return m_other; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool isLoading() const { return m_loading; }

Q_SIGNALS:
    void mainTriggered();
    void otherTriggered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void fillButton(Button *button, const PaneAction &action);
    void appear();
    void place();
    void paintBars(QPainter &painter);

    QAbstractScrollArea *m_view;
    const Theme &m_theme;
    QTimer m_delay;
    bool m_loading = false;
    QMetaObject::Connection m_rows;
    QWidget *m_body = nullptr;
    IconLabel *m_sign = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_sentence = nullptr;
    Button *m_main = nullptr;
    Button *m_other = nullptr;
};

} // namespace storedesk::ui
