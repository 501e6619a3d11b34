// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/tablepreview.h"

namespace storedesk::importcheck {

TablePreview::TablePreview(const base::Clock &clock)
    : m_work(clock)
{ }

void TablePreview::start(const QString &path, const sheet::ReadOptions &reading,
                         const QString &temporaryFolder, std::function<void()> came)
{
    stop();
    m_work.start(
        [path, reading, temporaryFolder](base::Progress &progress) {
            return ImportTable::beginning(path, reading, temporaryFolder, progress);
        },
        [this, came = std::move(came)](std::optional<ImportTable> &&table) {
            if (!table)
                return;
            m_table = std::make_shared<const ImportTable>(std::move(*table));
            came();
        });
}

void TablePreview::stop()
{
    m_work.stop();
    m_table.reset();
}

} // namespace storedesk::importcheck
