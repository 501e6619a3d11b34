// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <string_view>
#include <vector>

namespace storedesk::catalogue {

enum class Reason : quint8 {
    None,
    Missing,
    // No such field.
    Unknown,
    ReadOnly,
    // Not allowed together with the value of another field.
    NotAllowed,
    WrongType,
    NotText,
    NotEmail,
    NotPhone,
    NotUrl,
    NotObjectId,
    NotColour,
    NotPointer,
    NotInteger,
    NotNumber,
    NotMoment,
    NotDay,
    NotBoolean,
    NotAChoice,
    TooLong,
    TooSmall,
    TooLarge,
    TooEarly,
    TooLate,
    // The same element occurs twice in a list.
    Repeated,
    // An integer in a file must not start with 0.
    LeadingZero,
    NotIdentifier,
    NotPrefix,
    Count
};

// Returns the fault as a sentence.
[[nodiscard]] QString textOf(Reason reason);
// Returns the fault as a sentence that includes the limit that was exceeded.
[[nodiscard]] QString textOf(Reason reason, const FieldRule &rule);

struct FieldFault
{
    // JSON Pointer into the body.
    QString path;
    // Name of the member.
    QString name;
    Reason reason = Reason::None;

    bool operator==(const FieldFault &) const = default;
};

// Checks values against a set of fields. Compiled once, then const and safe to share between
// threads. Used for forms, files, the command line and the practice service.
class Checker final
{
public:
    explicit Checker(FieldSet fields);
    ~Checker();
    Checker(Checker &&) noexcept;
    Checker &operator=(Checker &&) noexcept;

    [[nodiscard]] const FieldSet &fields() const;

    // Checks one cell of a file or one line of a form as UTF-8, without allocation. An empty cell
    // is Missing if the field is always required, and valid otherwise. Lists are separated by a
    // vertical bar.
    [[nodiscard]] Reason check(std::size_t rule, std::string_view cell) const;

    // Checks a JSON body and returns every fault in the order of the body, missing fields last. A
    // null member clears a field, which is a fault only if it is required.
    [[nodiscard]] std::vector<FieldFault> check(const QJsonObject &body) const;

    // Checks the strings of a form. A file counts as present if its name is a key; its value is
    // ignored.
    [[nodiscard]] std::vector<FieldFault> check(const QHash<QString, QString> &form) const;

private:
    struct Compiled;
    std::unique_ptr<const Compiled> m_compiled;
};

} // namespace storedesk::catalogue
