// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/limits.h"
#include "imports/couponcodes.h"
#include "imports/kind.h"

#include <QJsonArray>

#include <memory>

namespace storedesk::imports {

// Where the columns of a table go, decided by the caller instead of being matched.
struct FixedColumns
{
    catalogue::FieldSet fields;
    // Keys of fields, by column; empty: the column is not used.
    std::vector<QString> targets;
    // Key of the field that names the record: its cell cannot be emptied. Empty: there is none.
    QString recordKey = {};
};

// Everything about an import but its file.
struct ImportSettings
{
    Kind kind = Kind::Contacts;
    // For the rows of a bulk job, which have no kind; null: columns are matched to fields of the
    // kind.
    std::shared_ptr<const FixedColumns> fixed = {};
    QJsonArray contactFields = {}; // of the account, as the service lists them
    QString couponSetId = {}; // for coupons
    QString couponSetName = {}; // as people know it; empty: not known
    std::shared_ptr<const CodePrints> sentCodes = {}; // to that set, before; null: not known
    QStringList storeDomains = {}; // empty: addresses of products may be anywhere
    QString phonePrefix = {}; // of numbers without one, where the field has no own; “34”
    Policy policy = Policy::Overwrite;
    // Rows with faults go to a file beside; otherwise nothing is sent while there are any.
    bool holdBack = true;
    qint64 firstRows = 0; // only so many rows, for a trial; 0: all
    qint64 partBytes = catalogue::limits::importBytes / 10 * 9; // of a file, at most

    bool operator==(const ImportSettings &) const = default;

    [[nodiscard]] const QString &couponSetTitle() const
    {
        return couponSetName.isEmpty() ? couponSetId : couponSetName;
    }
};

// Where an import in the making keeps things.
struct ImportPlaces
{
    QString temporary; // a private folder
    QString memory = {}; // the file of earlier matchings (matchingmemory.h); empty: none
    QString sentCodes = {}; // the folder of codes that were sent (couponcodes.h); empty: none
};

} // namespace storedesk::imports
