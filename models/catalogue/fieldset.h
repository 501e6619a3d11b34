// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QJsonArray>
#include <QStringList>

#include <vector>

namespace storedesk::catalogue {

struct Option
{
    QString id;
    QString label = {};

    bool operator==(const Option &) const = default;
};

// One field as it is known at run time: a row of the catalogue, or a field that the account
// defined.
struct FieldRule
{
    QString key;
    QString title = {};
    Type type = Type::Text;
    bool required = false; // must not be missing
    bool filled = false; // may be missing, but must not be cleared
    bool readOnly = false; // naming it in a body is a fault
    bool primaryKey = false; // of an event: names the contact
    std::vector<Option> options = {};
    QString whenKey = {}; // the rule that decides whether this one counts; empty: always
    QStringList whenValues = {};
    int maxLength = 0;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    QString earliest = {}; // of a date, ISO 8601
    QString latest = {};
    QString countryCode = {}; // of a phone: put in front of a number that has none
    bool national = false; // of a phone: may come without a prefix; the service adds it
    QString unlessKey = {}; // required only while this other field is missing
    QString help = {};

    bool operator==(const FieldRule &) const = default;
};

// The fields that one body, form or file may have.
struct FieldSet
{
    std::vector<FieldRule> rules = {};
    bool strict = true; // a member that no rule names is a fault

    // The rows of the catalogue that occur in this place. A body also gets the fields that only
    // answers have, as readOnly; files do not. Answers and files are not strict.
    [[nodiscard]] static FieldSet of(Resource resource, Place place);
    // The same, and the contact fields of the account, as the service lists them.
    [[nodiscard]] static FieldSet ofContacts(Place place, const QJsonArray &contactFields);
    // The body of an event, from its type as the service answers it.
    [[nodiscard]] static FieldSet ofEvent(const QJsonObject &eventType);
    // One field that an account defined: of contacts or of an event type, in its JSON form.
    [[nodiscard]] static FieldRule ruleOf(const QJsonObject &definition);

    [[nodiscard]] const FieldRule *rule(QStringView key) const;
};

} // namespace storedesk::catalogue
