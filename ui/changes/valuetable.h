// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/widgets/panel.h"

#include <QDateTime>
#include <QJsonObject>

class QStandardItemModel;

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// A table of fields and their values as display text.
class ValueTable final : public Panel
{
    Q_OBJECT

public:
    explicit ValueTable(const Theme &theme, QWidget *parent = nullptr);

    void begin(const QStringList &columns);
    void add(const QStringList &cells);
    [[nodiscard]] int count() const;

private:
    TableView *m_table;
    QStandardItemModel *m_model;
    int m_widestName = 0;
};

// Returns the display text of a value, using the catalogue field if there is one.
[[nodiscard]] QString wordsOf(catalogue::Resource resource, const QString &member,
                              const QJsonValue &value, const QDateTime &now);

} // namespace storedesk::ui::changes
