// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::records {

// Returns the rules for a contact field whose type is in the values. The default value is a number,
// a date or one of the options, depending on the type.
[[nodiscard]] catalogue::FieldSet contactFieldRules(const QJsonObject &values);
// Returns only those values that are valid for the type that they contain.
[[nodiscard]] QJsonObject fittingValues(const QJsonObject &values);

struct ContactFieldFault
{
    QString key;
    QString sentence;
    bool missing = false;
};

// Checks rules that involve several values, such as a minimum above the maximum, or a required
// field without a default.
[[nodiscard]] QList<ContactFieldFault> contactFieldFaults(const QJsonObject &values);

// Suggests an ID derived from the name. Empty if the name contains no usable letters.
[[nodiscard]] QString suggestedFieldId(const QString &name, QChar separator = u'_');
// Suggests an ID for an option, with a number appended if the ID is already taken.
[[nodiscard]] QString suggestedOptionId(const QString &label, const QStringList &taken);

} // namespace storedesk::records
