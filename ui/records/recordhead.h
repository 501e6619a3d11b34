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
class PageHost;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordLoader;
class StateWord;

// The header of a record: name, keys with a copy button, state, the most important statistics and
// the menu of actions.
class RecordHead final : public QWidget
{
    Q_OBJECT

public:
    RecordHead(PageHost &host, QWidget *parent = nullptr);

    void show(const RecordLoader &reader, const details::ReadingContext &reading);
    [[nodiscard]] QToolButton *menuButton() const { return m_menu; }
    // Uses a single line when space is short.
    void setBrief(bool brief);
    // Adds the button before the menu.
    void addButton(QWidget *button);

Q_SIGNALS:
    // Emitted for statistics with details to show.
    void figureOpened(const QString &key);

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void fitFigures();
    void showFigures(const RecordLoader &reader, const details::ReadingContext &reading);
    [[nodiscard]] QWidget *figure(const QString &title, const QString &text, const QString &key);
    [[nodiscard]] QWidget *figureValue(const QString &title, const QString &text,
                                       const QString &key);

    PageHost &m_host;
    IconLabel *m_sign;
    ElidedLabel *m_title;
    ElidedLabel *m_keys;
    // The line below the title.
    QWidget *m_under;
    QToolButton *m_copy;
    StateWord *m_state;
    QHBoxLayout *m_figures;
    QHBoxLayout *m_buttons;
    QToolButton *m_menu;
    // The ID that the copy button puts on the clipboard.
    QString m_id;
};

} // namespace storedesk::ui::records
