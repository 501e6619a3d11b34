// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/bodyform.h"

namespace storedesk::catalogue {

// One walk through one body, collecting what is wrong with it.
class BodyWalk final
{
public:
    BodyWalk(const BodyForm &form, BodyForm::Values values);

    [[nodiscard]] std::vector<Fault> faultsOf(const QJsonObject &body);

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
    std::vector<const QJsonObject *> m_around; // the body, and the objects down to the current one
    std::vector<Fault> m_faults;
    std::vector<Fault> m_missing; // told last
};

} // namespace storedesk::catalogue
