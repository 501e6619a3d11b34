// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "checker.h"

#include "bodyform.h"

namespace storedesk::catalogue {

struct Checker::Compiled
{
    explicit Compiled(FieldSet set)
        : fields(std::move(set))
        , form(fields)
    {
        for (const FieldRule &rule : fields.rules)
            required.push_back(rule.required && rule.unlessKey.isEmpty());
    }

    FieldSet fields;
    BodyForm form;
    std::vector<bool> required;
};

Checker::Checker(FieldSet fields)
    : m_compiled(std::make_unique<const Compiled>(std::move(fields)))
{ }

Checker::~Checker() = default;
Checker::Checker(Checker &&) noexcept = default;
Checker &Checker::operator=(Checker &&) noexcept = default;

const FieldSet &Checker::fields() const
{
    return m_compiled->fields;
}

Reason Checker::check(std::size_t rule, std::string_view cell) const
{
    if (cell.empty())
        return m_compiled->required[rule] ? Reason::Missing : Reason::None;
    return m_compiled->form.cell(rule).check(cell);
}

std::vector<FieldFault> Checker::check(const QJsonObject &body) const
{
    return m_compiled->form.check(body, BodyForm::Values::Json);
}

std::vector<FieldFault> Checker::check(const QHash<QString, QString> &form) const
{
    QJsonObject texts;
    for (auto at = form.cbegin(); at != form.cend(); ++at)
        texts.insert(at.key(), at.value());
    return m_compiled->form.check(texts, BodyForm::Values::Texts);
}

} // namespace storedesk::catalogue
