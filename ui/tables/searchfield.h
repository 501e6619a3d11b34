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

// A search or filter field with a search icon, a key hint while empty and a clear button otherwise.
// Esc clears the text; in an empty field, Esc is passed to the parent.
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const QString &placeholder, const Theme &theme, QWidget *parent = nullptr);

    void setKeyHint(const QKeySequence &key);
    // Sets the rows to which the Down key moves. Enter opens the selected row or the first.
    void leadTo(TableView *rows);
    // Includes the minimum width, which a menu bar would ignore for its corner widget.
    [[nodiscard]] QSize sizeHint() const override;
    // Returns the width at which the placeholder and the key hint are shown in full.
    [[nodiscard]] int widthOfHint() const;

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
