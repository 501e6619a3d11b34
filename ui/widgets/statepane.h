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
class DetailsText;
class IconLabel;

// A button in the pane that is shown instead of rows. The pane has a headline, one or two sentences
// and one main action.
struct PaneAction
{
    // The label; empty for no button.
    QString text = {};
    std::optional<Icon> icon = {};
    // The shortcut displayed on the button. The page handles it.
    QKeySequence key = {};
};

struct PaneContent
{
    Icon icon = Icon::Info;
    Tone tone = Tone::Accent;
    QString headline = {};
    QString sentence = {};
    PaneAction main = {};
    PaneAction other = {};
    // Further details, shown on request.
    QString details = {};
    // Whether the main button is a primary one, because its action creates the first record.
    bool mainIsPrimary = false;
};

// Covers the viewport of a view, so that a table's header stays visible. Use showContent() for the
// states empty, failed, no match and locked, showLoading() while loading, and clear() when there
// are rows.
class StatePane final : public QWidget
{
    Q_OBJECT

public:
    StatePane(QAbstractScrollArea *view, const Theme &theme);

    void showContent(const PaneContent &content);
    // Shows static grey bars below the existing rows. The bars appear after half a second, so that
    // a fast response shows none.
    void showLoading();
    void clear();

    [[nodiscard]] Button *mainButton() const { return m_main; }
    [[nodiscard]] Button *otherButton() const { return m_other; }
    [[nodiscard]] DetailsText *details() const { return m_details; }
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
    DetailsText *m_details = nullptr;
};

} // namespace storedesk::ui
