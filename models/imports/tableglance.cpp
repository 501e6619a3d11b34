// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/tableglance.h"

namespace storedesk::imports {

TableGlance::TableGlance(const base::Clock &clock)
    : m_work(clock)
{ }

void TableGlance::start(const QString &path, const sheet::Reading &reading,
                        const QString &temporaryFolder, std::function<void()> came)
{
    stop();
    m_work.start(
        [path, reading, temporaryFolder](table::Progress &progress) {
            return ImportTable::beginning(path, reading, temporaryFolder, progress);
        },
        [this, came = std::move(came)](std::optional<ImportTable> &&table) {
            if (!table)
                return;
            m_table = std::make_shared<const ImportTable>(std::move(*table));
            came();
        });
}

void TableGlance::stop()
{
    m_work.stop();
    m_table.reset();
}

} // namespace storedesk::imports
