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
    // The field key for each column. Empty if the column is not used.
    std::vector<QString> targets;
    // The field whose value identifies the record, so its cell cannot be emptied. Empty if there is
    // none.
    QString recordKey = {};
};

// All properties of an import except its file.
struct ImportSettings
{
    ImportKind kind = ImportKind::Contacts;
    // Set for the rows of a bulk job, which have no import kind. If null, columns are matched to
    // the fields of the import kind.
    std::shared_ptr<const FixedColumns> fixed = {};
    // Fields that have the same value in all rows. They take precedence over columns.
    std::vector<records::FieldConstant> constants = {};
    // The account's custom fields, as listed by the service.
    QJsonArray contactFields = {};
    // Used only for coupons.
    QString couponSetId = {};
    // The name shown to the user. Empty if unknown.
    QString couponSetName = {};
    // Codes already sent to that set. Null if unknown.
    std::shared_ptr<const CodePrints> sentCodes = {};
    // If empty, product pages may be in any domain.
    QStringList storeDomains = {};
    // The prefix for phone numbers without a prefix, such as “34”. Used if the field itself has no
    // prefix.
    QString phonePrefix = {};
    Policy policy = Policy::Overwrite;
    // Whether rows with faults are written to a separate file. If false, nothing is sent while such
    // rows exist.
    bool holdBack = true;
    // The number of rows to send in a trial. 0 means all rows.
    qint64 firstRows = 0;
    // The maximum size of a file.
    qint64 partBytes = catalogue::limits::importBytes / 10 * 9;

    bool operator==(const ImportSettings &) const = default;

    [[nodiscard]] const QString &couponSetTitle() const
    {
        return couponSetName.isEmpty() ? couponSetId : couponSetName;
    }
};

// Where an import that is being prepared stores its files.
struct ImportPlaces
{
    // A folder that only the user can read.
    QString temporary;
    // The file with earlier column mappings (columnmappingmemory.h). Empty if there is none.
    QString memory = {};
    // The folder with the sent codes (couponcodes.h). Empty if there is none.
    QString sentCodes = {};
};

} // namespace storedesk::importcheck
