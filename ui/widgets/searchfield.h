// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QKeySequence>
#include <QLineEdit>
#include <QPointer>

namespace storedesk::ui {

class KeyHint;
class TableView;

// A field to search or filter with: glass, key hint while it is empty, cross while it is not. Esc
// clears it; in an empty field Esc is left to whoever is around it.
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const QString &placeholder, const Theme &theme, QWidget *parent = nullptr);

    void setKeyHint(const QKeySequence &key);
    // Down goes to these rows, Enter opens the selected one, or the first.
    void leadTo(TableView *rows);
    // Honours a minimum width, which the corner of a menu bar would not.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int widthOfHint() const; // what shows the placeholder and the key in full

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void placeHint();
    [[nodiscard]] bool goToRows(int key);

    QAction *m_clear;
    KeyHint *m_hint;
    QPointer<TableView> m_rows;
};

} // namespace storedesk::ui
