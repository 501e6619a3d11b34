// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/limits.h"
#include "importcheck/couponcodes.h"
#include "importcheck/importkind.h"
#include "records/fieldconstant.h"

#include <QJsonArray>

#include <memory>

namespace storedesk::importcheck {

// Column targets that are set by the caller instead of being matched.
struct FixedColumns
{
    catalogue::FieldSet fields;
    // Field keys by column. Empty if the column is not used.
    std::vector<QString> targets;
    // Key field of the record, whose cell cannot be emptied. Empty if there is no key field.
    QString recordKey = {};
};

// All properties of an import except its file.
struct ImportSettings
{
    ImportKind kind = ImportKind::Contacts;
    // Set for the rows of a bulk job, which have no kind. If null, columns are matched to fields of
    // the kind.
    std::shared_ptr<const FixedColumns> fixed = {};
    // Fields that have the same value in all rows. They take precedence over columns.
    std::vector<records::FieldConstant> constants = {};
    // Custom fields of the account, as listed by the service.
    QJsonArray contactFields = {};
    // For coupons.
    QString couponSetId = {};
    // Name shown to the user. Empty if unknown.
    QString couponSetName = {};
    // Codes already sent to that set. Null if unknown.
    std::shared_ptr<const CodePrints> sentCodes = {};
    // If empty, product pages may be in any domain.
    QStringList storeDomains = {};
    // Prefix for numbers without one if the field has none, such as “34”.
    QString phonePrefix = {};
    Policy policy = Policy::Overwrite;
    // Whether rows with faults are written to a separate file. If false, nothing is sent while such
    // rows exist.
    bool holdBack = true;
    // Number of rows to send in a trial; 0 means all.
    qint64 firstRows = 0;
    // Maximum size of a file.
    qint64 partBytes = catalogue::limits::importBytes / 10 * 9;

    bool operator==(const ImportSettings &) const = default;

    [[nodiscard]] const QString &couponSetTitle() const
    {
        return couponSetName.isEmpty() ? couponSetId : couponSetName;
    }
};

// Storage locations of an import being prepared.
struct ImportPlaces
{
    // A private folder.
    QString temporary;
    // File of earlier column mappings (columnmappingmemory.h). Empty if there is none.
    QString memory = {};
    // Folder of sent codes (couponcodes.h). Empty if there is none.
    QString sentCodes = {};
};

} // namespace storedesk::importcheck
