// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

#include <functional>

class QIODevice;

namespace storedesk::spreadsheet {

// The parts of a spreadsheet file by their names. Whoever unpacks them bounds what comes out, tells
// how far it is and ends the stream early when somebody cancels.
class Package
{
public:
    Package() = default;
    virtual ~Package() = default;
    Q_DISABLE_COPY_MOVE(Package)

    using Visit = std::function<base::Result<void>(QIODevice &part)>;

    [[nodiscard]] virtual const QStringList &names() const = 0;
    // The bytes of a part as a stream, which is over with the visit. What went wrong with the
    // package itself counts before what the visitor says.
    [[nodiscard]] virtual base::Result<void> read(const QString &name, const Visit &visit) = 0;
    [[nodiscard]] virtual bool cancelled() const = 0;
    [[nodiscard]] virtual QString temporaryFolder() const = 0; // private
    // Only the first rows are wanted: parts are not read to their ends.
    [[nodiscard]] virtual bool beginningOnly() const { return false; }
};

} // namespace storedesk::spreadsheet
