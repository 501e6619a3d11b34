// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/tables/sheettable.h"

#include "csv/rowset.h"

#include <functional>
#include <memory>

class QIODevice;

namespace storedesk::base {
class TemporaryFolder;
} // namespace storedesk::base

namespace storedesk::cli {

// Answers one question, from reading the file to printing the output.
class SheetWork final
{
public:
    SheetWork(SheetQuestion question, base::Progress &progress);
    ~SheetWork();

    // Returns an ExitCode.
    [[nodiscard]] base::Result<int> run();
    [[nodiscard]] bool readerIsGone() const { return m_readerIsGone; }

private:
    [[nodiscard]] QString temporaryFolder() const;
    // Selects the rows that match the filter. Returns whether there is a filter.
    [[nodiscard]] base::Result<bool> filter(SheetTable &sheet, csv::RowSet &rows);
    [[nodiscard]] base::Result<int> answer(SheetTable &sheet, const csv::RowSet *only);
    // Returns nothing if the order and number of rows are the same as in the file.
    [[nodiscard]] base::Result<std::optional<std::vector<quint32>>>
    orderOf(SheetTable &sheet, const csv::RowSet *only, qint64 count);
    [[nodiscard]] base::Result<int> about(const SheetTable &sheet);
    [[nodiscard]] base::Result<int>
    write(const std::function<base::Result<void>(QIODevice &)> &fill);

    SheetQuestion m_question;
    base::Progress &m_progress;
    // A private folder, which is removed at the end.
    std::unique_ptr<base::TemporaryFolder> m_folder;
    // The number of rows that could not be written unchanged.
    qint64 m_unsound = 0;
    bool m_readerIsGone = false;
};

} // namespace storedesk::cli
