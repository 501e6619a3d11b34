// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "importcheck/importtable.h"

#include <functional>

namespace storedesk::importcheck {

// The first rows of a large spreadsheet, shown while the whole file is being read.
class TablePreview final
{
public:
    explicit TablePreview(const base::Clock &clock);

    // Calls `came` when the rows are available. Does not call it for files that are fast to read.
    void start(const QString &path, const sheet::ReadOptions &reading,
               const QString &temporaryFolder, std::function<void()> came);
    // Stops reading and discards the rows.
    void stop();
    // Returns null if no rows are available.
    [[nodiscard]] const ImportTable *table() const { return m_table.get(); }

private:
    std::shared_ptr<const ImportTable> m_table;
    base::BackgroundTask m_work;
};

} // namespace storedesk::importcheck
