// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/bodyform.h"

namespace storedesk::catalogue {

// Walks through one body and collects its faults.
class BodyWalk final
{
public:
    BodyWalk(const BodyForm &form, BodyForm::Values values);

    [[nodiscard]] std::vector<FieldFault> faultsOf(const QJsonObject &body);

private:
    using Member = BodyForm::Member;

    enum class Condition : quint8 { Holds, Fails, Unknown };

    void walk(std::size_t object, const QJsonObject &body, const QString &path);
    void checkMember(const Member &member, const QJsonValue &value, const QString &path);
    void checkMissing(const Member &member, const QJsonObject &body, const QString &path);
    void checkList(const Member &member, const QJsonArray &list, const QString &path);
    void checkElement(const Member &member, const QJsonArray &list, qsizetype at,
                      const QString &path);
    [[nodiscard]] Reason checkScalar(const Member &member, const QJsonValue &value) const;
    [[nodiscard]] Reason checkText(const Member &member, const QJsonValue &value) const;
    [[nodiscard]] Condition conditionOf(const Member &member) const;
    void report(const QString &path, const QString &name, Reason reason);

    const BodyForm &m_form;
    BodyForm::Values m_values;
    // The body and the nested objects, down to the current object.
    std::vector<const QJsonObject *> m_around;
    std::vector<FieldFault> m_faults;
    // Missing members, which are reported last.
    std::vector<FieldFault> m_missing;
};

} // namespace storedesk::catalogue
