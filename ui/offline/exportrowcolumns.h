// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <QJsonArray>

#include <span>

class QHeaderView;

namespace storedesk::ui {
class Button;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

// The appearance of a table column.
struct ExportColumnLook
{
    int column;
    int pixels;
    CellInk ink = CellInk::Text;
};

// The visible columns of a table from exports, with their order and widths. The user chooses them
// in a list below the button. They are stored with the account, by the name of the table.
class ExportRowColumns final : public QObject
{
    Q_OBJECT

public:
    // The names of the columns are stored. The button owns this object.
    ExportRowColumns(PageHost &host, TableView &table, const QStringList &names, Button *button);

    // Sets the widths of columns that the user has not changed.
    void setLooks(std::span<const ExportColumnLook> looks);
    // The visible columns with their order and widths, for a saved view.
    [[nodiscard]] QJsonObject state() const;
    void setState(const QJsonObject &state);

private:
    void apply(const QJsonObject &state);
    void openPopup();
    [[nodiscard]] int visibleCount() const;
    void setShown(int column, bool isShown);
    void reset();
    [[nodiscard]] bool isStretched(int column) const;
    [[nodiscard]] QJsonArray arrangement() const;
    void keep();
    void restore();

    PageHost &m_host;
    TableView &m_table;
    QHeaderView &m_header;
    const QStringList m_names;
    Button *m_button;
    std::span<const ExportColumnLook> m_looks;
    bool m_arranging = false;
};

} // namespace storedesk::ui::records
