// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGridLayout>

class QLabel;

namespace storedesk::ui::reading {

// Fields with their labels beside or above them. QFormLayout of Qt 6.4 writes past the end of its
// memory when a row is hidden and another one wraps its text.
class FieldRows final : public QGridLayout
{
    Q_OBJECT

public:
    explicit FieldRows(QWidget *parent);

    void add(QLabel *label, QWidget *field); // no label: null
    void add(const QString &label, QWidget *field);
    void setShown(QWidget *field, bool shown);
    void setLabelsAbove();

private:
    struct Row
    {
        QLabel *label;
        QWidget *field;
    };

    void place(int at);

    QList<Row> m_rows;
    bool m_above = false;
};

} // namespace storedesk::ui::reading
