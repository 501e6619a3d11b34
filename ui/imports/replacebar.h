// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/repair.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Replaces text in one column.
class ReplaceBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplaceBar(const Theme &theme, QWidget *parent = nullptr);

    struct Column
    {
        int number;
        QString name;
    };
    void open(const QList<Column> &columns, int current);

Q_SIGNALS:
    void asked(const storedesk::importcheck::Repair &fix);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void ask();

    QLineEdit *m_find;
    QLineEdit *m_replacement;
    QComboBox *m_column;
};

} // namespace storedesk::ui::imports
