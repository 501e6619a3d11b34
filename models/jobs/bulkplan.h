// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "records/fieldconstant.h"

#include <QUrlQuery>

#include <optional>

namespace storedesk::jobs {

// Target field for the cells of a column.
struct CellTarget
{
    int column = 0;
    // Key of a field rule; [] denotes the first element of a list.
    QString key;

    bool operator==(const CellTarget &) const = default;
};

// Describes how the rows of a table become requests of one operation.
struct BulkPlan
{
    // Meaning of an empty cell in an update.
    enum class Blank : quint8 { Leave, Clear };

    catalogue::OperationId operation = catalogue::OperationId::PatchContactByEmail;
    // Path values shared by all rows, such as the alias of an event type.
    QStringList within = {};
    // Column with the last value of the path.
    std::optional<int> keyColumn = {};
    // Members of the body.
    std::vector<CellTarget> targets = {};
    // Members of the body that have the same value in all rows.
    std::vector<records::FieldConstant> constants = {};
    // Column that contains the complete request, as built by another part of the program for a
    // restore or an undo.
    std::optional<int> givenColumn = {};
    Blank blank = Blank::Leave;
    QUrlQuery query = {};
    // Whether each record is read and its previous values are stored before it is changed, so that
    // the job can be undone.
    bool readFirst = false;
    // Whether records that do not exist are skipped instead of being created. Each record is then
    // read first.
    bool onlyExisting = false;
    // Columns whose dates have the month first. In all others the day is first.
    QList<int> monthFirst = {};
    // Whether the job is a privacy request: deleted records are not stored in the bin, and each
    // record is read again to verify that it is gone.
    bool erases = false;
    // A job with more deletes than this is refused before the first request. No limit if absent.
    std::optional<qint64> ceiling = {};
    // The job stops when more rows than this were rejected or could not be sent. No limit if
    // absent.
    std::optional<qint64> mostRejects = {};
    // Draft that this job was made from (draftjobs.h). Empty if there was no draft.
    QString draftId = {};
    // Definitions of the account as listed by the service: its contact fields, or the event type.
    QJsonValue definitions = {};

    bool operator==(const BulkPlan &) const = default;

    // Whether each record is read before the write.
    [[nodiscard]] bool readsEach() const { return readFirst || onlyExisting; }
    // Field rules of the body.
    [[nodiscard]] catalogue::FieldSet rules() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static std::optional<BulkPlan> fromJson(const QJsonObject &object);
};

// Whether the operation can run as a bulk job: one record per request, and no file.
[[nodiscard]] bool isBulkOperation(const catalogue::Operation &operation);
// Whether the affected records can be read and stored before the write.
[[nodiscard]] bool keepsCopies(const catalogue::Operation &operation);
// Whether each row supplies a path value (the key of its record).
[[nodiscard]] bool takesKey(const catalogue::Operation &operation);

} // namespace storedesk::jobs
