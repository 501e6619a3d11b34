// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "tablefile/zipreader.h"

#include <QStringList>

#include <functional>

namespace storedesk::tablefile {

// A ZIP archive that contains tables. The unpack limits apply to all reads together, even if the
// archive is opened several times.
class TableArchive final
{
public:
    explicit TableArchive(std::shared_ptr<const csv::BlockFile> file,
                          const UnpackLimits &limits = {});

    [[nodiscard]] static bool isOne(const csv::BlockFile &file);

    // Returns the names of the tables in the archive. A repeated name gets a number.
    [[nodiscard]] base::Result<QStringList> names() const;
    [[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>>
    unpacked(const QString &name, const QString &temporaryFolder, base::Progress &progress) const;

private:
    // Stops when the visitor returns false.
    [[nodiscard]] base::Result<void>
    each(const std::function<base::Result<bool>(ZipReader &zip)> &visit) const;

    std::shared_ptr<const csv::BlockFile> m_file;
    std::shared_ptr<UnpackBudget> m_budget;
};

} // namespace storedesk::tablefile
