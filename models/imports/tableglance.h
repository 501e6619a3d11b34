// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importtable.h"
#include "sheet/work.h"

#include <functional>

namespace storedesk::imports {

// The first rows of a large spreadsheet, to look at while all of it is read.
class TableGlance final
{
public:
    explicit TableGlance(const base::Clock &clock);

    // Tells when they are there; never of a file that is read at once anyway.
    void start(const QString &path, const sheet::Reading &reading, const QString &temporaryFolder,
               std::function<void()> came);
    void stop(); // there are none any more
    [[nodiscard]] const ImportTable *table() const { return m_table.get(); } // null: none

private:
    std::shared_ptr<const ImportTable> m_table;
    sheet::Work m_work;
};

} // namespace storedesk::imports
