// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"
#include "ui/theme/icons.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace storedesk::ui {
class ElidedLabel;
class Frame;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordReader;
class StateWord;

// The head of a record: name, keys with a copy button, state, the figures one looks for first, and
// the menu of what can be done with it.
class RecordHead final : public QWidget
{
    Q_OBJECT

public:
    RecordHead(Frame &frame, QWidget *parent = nullptr);

    void show(const RecordReader &reader, const details::Reading &reading);
    [[nodiscard]] QToolButton *menuButton() const { return m_menu; }
    void setBrief(bool brief); // one line, where there is little room
    void addButton(QWidget *button); // before the menu

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void fitFigures();
    void showFigures(const RecordReader &reader, const details::Reading &reading);
    [[nodiscard]] QWidget *figure(const QString &title, const QString &text);

    Frame &m_frame;
    IconLabel *m_sign;
    ElidedLabel *m_title;
    ElidedLabel *m_keys;
    QWidget *m_under; // the line below the title
    QToolButton *m_copy;
    StateWord *m_state;
    QHBoxLayout *m_figures;
    QHBoxLayout *m_buttons;
    QToolButton *m_menu;
    QString m_id; // what the copy button copies
};

} // namespace storedesk::ui::records
