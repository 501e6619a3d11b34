// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvreader.h"
#include "table/tabledevice.h"

#include <memory>

namespace storedesk::imports {

// A table of the service: its first row names the fields, and the rest is read row by row.
class HeadedTable final
{
public:
    // The progress outlives it.
    [[nodiscard]] static base::Result<std::unique_ptr<HeadedTable>>
    open(const QString &path, const QString &temporaryFolder, table::Progress &progress);

    [[nodiscard]] int columnOf(const QString &field) const; // -1 when there is none
    // Moves to the next row in which something stands.
    [[nodiscard]] bool next();
    [[nodiscard]] QByteArrayView cell(int column) const; // empty where there is no such column
    [[nodiscard]] base::Result<void> end() const; // whether it could be read to its end

private:
    HeadedTable(std::unique_ptr<table::TableDevice> device, const table::Dialect &dialect);

    std::unique_ptr<table::TableDevice> m_device;
    table::CsvReader m_reader;
    QList<QByteArray> m_headings;
};

} // namespace storedesk::imports
