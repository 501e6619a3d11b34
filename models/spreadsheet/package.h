// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

#include <functional>

class QIODevice;

namespace storedesk::spreadsheet {

// The parts of a spreadsheet file, by name. Implementations limit the unpacked size, report
// progress and end the stream early when cancelled.
class Package
{
public:
    Package() = default;
    virtual ~Package() = default;
    Q_DISABLE_COPY_MOVE(Package)

    using Visit = std::function<base::Result<void>(QIODevice &part)>;

    [[nodiscard]] virtual const QStringList &names() const = 0;
    // Passes the bytes in a part as a stream that is valid during the visit. The package's problems
    // take precedence over the visitor's.
    [[nodiscard]] virtual base::Result<void> read(const QString &name, const Visit &visit) = 0;
    [[nodiscard]] virtual bool cancelled() const = 0;
    // Returns a private folder.
    [[nodiscard]] virtual QString temporaryFolder() const = 0;
    // Returns whether only the first rows are wanted, so that parts are not read to their ends.
    [[nodiscard]] virtual bool beginningOnly() const { return false; }
};

} // namespace storedesk::spreadsheet
