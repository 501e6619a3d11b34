// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonObject>

namespace storedesk::jobs {

// What a field of one type may say, with the default as the type writes it: a number, a day, one of
// the options.
[[nodiscard]] catalogue::FieldSet contactFieldRules(const QJsonObject &values);
// The values that make sense together with the type among them.
[[nodiscard]] QJsonObject fittingValues(const QJsonObject &values);

struct ContactFieldFault
{
    QString key;
    QString sentence;
    bool missing = false;
};

// What no single value can know: limits the wrong way round, a required field without a default.
[[nodiscard]] QList<ContactFieldFault> contactFieldFaults(const QJsonObject &values);

// An ID that says the same as the name; empty when the name has no letters for one.
[[nodiscard]] QString suggestedFieldId(const QString &name, QChar separator = u'_');
// The same for an option, with a number behind it while another one has it.
[[nodiscard]] QString suggestedOptionId(const QString &label, const QStringList &taken);

} // namespace storedesk::jobs
