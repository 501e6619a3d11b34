// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QUrlQuery>

#include <optional>

namespace storedesk::jobs {

// Where the cells of a column go.
struct CellTarget
{
    int column = 0;
    QString key; // of a rule; [] is the first element of a list

    bool operator==(const CellTarget &) const = default;
};

// How the rows of a table become requests of one operation.
struct BulkPlan
{
    // What an empty cell of a change means.
    enum class Blank : quint8 { Leave, Clear };

    catalogue::OperationId operation = catalogue::OperationId::PatchContactByEmail;
    QStringList within = {}; // path values that all rows share: the alias of an event type
    std::optional<int> keyColumn = {}; // its cell is the last value of the path
    std::vector<CellTarget> targets = {}; // members of the body
    // Its cell is the whole request, as another part of the program made it: to put back, to undo.
    std::optional<int> givenColumn = {};
    Blank blank = Blank::Leave;
    QUrlQuery query = {};
    bool readFirst = false; // each record is read and kept before it is changed: for an undo
    bool onlyExisting = false; // a record that is not there is not created: each is read first
    QList<int> monthFirst = {}; // columns whose dates are written so; others have the day first
    // A privacy request: no copy is kept of what is deleted, and each is read again to see that it
    // is gone.
    bool erases = false;
    // More deletes than this are refused before the first one leaves; absent: no limit.
    std::optional<qint64> ceiling = {};
    // The job stops when more rows than this were refused or could not be sent; absent: no limit.
    std::optional<qint64> mostRejects = {};
    // The draft this job was made from (draftjobs.h); empty: none.
    QString draftId = {};
    // What the account itself defined, as the service lists it: its contact fields, or the event
    // type.
    QJsonValue definitions = {};

    bool operator==(const BulkPlan &) const = default;

    // Whether each record is read before anything is done to it.
    [[nodiscard]] bool readsEach() const { return readFirst || onlyExisting; }
    // The rules of the body.
    [[nodiscard]] catalogue::FieldSet rules() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static std::optional<BulkPlan> fromJson(const QJsonObject &object);
};

// Whether many rows of it make a job: one record each, and no file.
[[nodiscard]] bool isBulkOperation(const catalogue::Operation &operation);
// Whether what it changes can be read and kept before.
[[nodiscard]] bool keepsCopies(const catalogue::Operation &operation);
// How many of the path's values come from the row: all but those within which it lies.
[[nodiscard]] bool takesKey(const catalogue::Operation &operation);

} // namespace storedesk::jobs
