// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/contactfieldform.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "records/contactfieldrules.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/pairseditor.h"

#include <QApplication>
#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace storedesk::ui::forms {

namespace key = catalogue::key;

namespace {

struct ContactFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ContactFieldForm)
};

} // namespace

// Returns the values that determine which editors the form has.
static QJsonObject contactFieldShape(const QJsonObject &values)
{
    return {{key::type, values[key::type]}, {key::options, values[key::options]}};
}

static PairsEditor *optionTable(const FieldForm *form)
{
    return form ? qobject_cast<PairsEditor *>(form->editor(QString(key::options))) : nullptr;
}

static bool hasOptions(const QString &type)
{
    const auto *options =
        catalogue::fieldOf(catalogue::Resource::ContactField, QString(key::options));
    return std::ranges::any_of(options->when.values,
                               [&type](QLatin1StringView value) { return type == value; });
}

static QString keyOfFocus(const FieldForm &form)
{
    const auto *focused = QApplication::focusWidget();
    for (const auto *field : form.editors()) {
        if (focused && field->isAncestorOf(focused))
            return field->key();
    }
    return {};
}

ContactFieldForm::ContactFieldForm(const Theme &theme, QWidget *parent, Host host)
    : m_theme(theme)
    , m_parent(parent)
    , m_host(std::move(host))
{ }

void ContactFieldForm::set(const QJsonObject &values)
{
    m_host.quietly([this, &values] {
        const bool before = std::exchange(m_quiet, true);
        m_form->setValues(values);
        m_quiet = before;
    });
}

void ContactFieldForm::make(const QJsonObject &values)
{
    m_shape = contactFieldShape(values);
    const auto set = storedesk::records::contactFieldRules(values);
    const FormShape shape{
        .groups = {{.title = ContactFieldWords::tr("Field"),
                    .keys = {key::name, key::id, key::type, key::required, key::defaultValue}},
                   {.title = ContactFieldWords::tr("Allowed values"),
                    .keys = {key::maxLength, key::minValue, key::maxValue, key::minDate,
                             key::maxDate, key::defaultCountryCode, key::options}}},
        .make = [this, &set](const catalogue::FieldRule &rule, QWidget *parent) -> FieldEditor * {
            if (rule.type != catalogue::Type::Objects)
                return nullptr;
            return new PairsEditor(rule, set, m_theme, parent);
        }};
    const auto *before = optionTable(m_form);
    m_form = new FieldForm(set, shape, m_theme, m_parent);
    m_host.show(m_form);
    this->set(values);
    if (auto *options = optionTable(m_form); options && before)
        options->adoptStateOf(*before);
}

void ContactFieldForm::setValues(const QJsonObject &values)
{
    make(values);
    const auto id = values[key::id].toString();
    m_suggested =
        id == storedesk::records::suggestedFieldId(values[key::name].toString()) ? id : QString();
}

void ContactFieldForm::suggestId()
{
    const auto values = m_form->values();
    if (values[key::id].toString() != m_suggested)
        return;
    const auto suggested = storedesk::records::suggestedFieldId(values[key::name].toString());
    if (suggested == m_suggested)
        return;
    m_suggested = suggested;
    set({{key::id, m_suggested}});
}

// Replaces the form if it needs different editors. Values of common fields and the focus are
// preserved.
void ContactFieldForm::follow()
{
    if (m_quiet || !m_form)
        return;
    suggestId();
    const auto values = m_form->values();
    if (contactFieldShape(values) == m_shape)
        return;
    const auto focused = keyOfFocus(*m_form);
    // While the user edits the table of options, do not replace the form until the type changes.
    if (focused == key::options && values[key::type] == m_shape[key::type])
        return;
    auto fitting = storedesk::records::fittingValues(values);
    if (!m_proposedOptions.isEmpty() && fitting[key::options].toArray().isEmpty()
        && hasOptions(fitting[key::type].toString()))
        fitting[key::options] = m_proposedOptions;
    make(fitting);
    if (auto *field = m_form->editor(focused))
        field->setFocus();
}

std::vector<http::FieldError>
ContactFieldForm::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    auto rest = m_form->showFieldErrors(errors);
    if (auto *options = optionTable(m_form))
        options->markCells(errors);
    return rest;
}

} // namespace storedesk::ui::forms
