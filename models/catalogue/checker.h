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
    Unknown, // no such field
    ReadOnly,
    NotAllowed, // not together with the value of another field
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
    Repeated, // the same element twice in a list
    LeadingZero, // an integer of a file must not start with 0
    NotIdentifier,
    NotPrefix,
    Count
};

// What is wrong, as a sentence.
[[nodiscard]] QString textOf(Reason reason);
// The same with the limit that was broken.
[[nodiscard]] QString textOf(Reason reason, const FieldRule &rule);

struct Fault
{
    QString path; // JSON Pointer into the body
    QString name; // the member
    Reason reason = Reason::None;

    bool operator==(const Fault &) const = default;
};

// Checks values against a set of fields. Compiled once, then const and safe to share between
// threads. One code path for forms, files, command line and practice service.
class Checker final
{
public:
    explicit Checker(FieldSet fields);
    ~Checker();
    Checker(Checker &&) noexcept;
    Checker &operator=(Checker &&) noexcept;

    [[nodiscard]] const FieldSet &fields() const;

    // One cell of a file or one line of a form, as UTF-8, without allocation. An empty cell is
    // Missing when the field is required without an unless, and fine otherwise. Lists are separated
    // by a vertical bar.
    [[nodiscard]] Reason check(std::size_t rule, std::string_view cell) const;

    // A whole JSON body: every fault, in the order of the body, missing fields last. Members that
    // are null clear a field; that is a fault only when it is required.
    [[nodiscard]] std::vector<Fault> check(const QJsonObject &body) const;

    // The texts of a form. A file counts as there when its name is a key; its value is not looked
    // at.
    [[nodiscard]] std::vector<Fault> check(const QHash<QString, QString> &form) const;

private:
    struct Compiled;
    std::unique_ptr<const Compiled> m_compiled;
};

} // namespace storedesk::catalogue
