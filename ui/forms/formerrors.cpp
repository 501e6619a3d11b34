// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formerrors.h"

#include "records/formvalues.h"
#include "records/typedtime.h"
#include "ui/forms/fieldeditor.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::forms {

using catalogue::Reason;

FormErrors::FormErrors(catalogue::FieldSet fields)
    : m_checker(std::move(fields))
{ }

void FormErrors::touch(const QString &key)
{
    m_touched.insert(key);
    m_landed.remove(key);
}

void FormErrors::forget()
{
    m_touched.clear();
    m_landed.clear();
    m_all = false;
}

// Compares the pointer, or the member name if the service sends no pointer.
static bool speaksOf(const http::FieldError &error, const FieldEditor &editor)
{
    return error.path.isEmpty() ? error.name == editor.key()
                                : storedesk::records::leadsTo(error.path, editor.key());
}

std::vector<http::FieldError>
FormErrors::showFieldErrors(const QList<FieldEditor *> &editors,
                            const std::vector<http::FieldError> &errors)
{
    std::vector<http::FieldError> rest;
    for (const http::FieldError &error : errors) {
        const auto named = std::ranges::find_if(editors, [&error](const FieldEditor *editor) {
            return editor->isWanted() && speaksOf(error, *editor);
        });
        if (named == editors.end())
            rest.push_back(error);
        else if (!m_landed.contains((*named)->key()))
            m_landed.insert((*named)->key(), error.reason);
    }
    return rest;
}

// Text in a number field is checked as text: "this is not a whole number" is more helpful than
// "wrong type".
QString FormErrors::sentence(const FieldEditor &editor, Reason reason) const
{
    const auto &rules = fields().rules;
    const auto rule = std::ranges::find(rules, editor.key(), &catalogue::FieldRule::key);
    if (rule == rules.end())
        return catalogue::textOf(reason);
    if (reason == Reason::WrongType && editor.value().isString()) {
        const QByteArray text = editor.value().toString().toUtf8();
        const auto at = static_cast<std::size_t>(std::distance(rules.begin(), rule));
        const Reason better =
            m_checker.check(at, {text.constData(), static_cast<std::size_t>(text.size())});
        if (better != Reason::None)
            reason = better;
    }
    // Shows an example in the user's locale instead of the API format.
    if (reason == Reason::NotMoment || reason == Reason::NotDay) {
        const storedesk::records::TypedTime example{.day = QDate(2026, 1, 31)};
        return QCoreApplication::translate("FormErrors", "Enter a date like %1.")
            .arg(storedesk::records::typedText(example, QLocale()));
    }
    return catalogue::textOf(reason, *rule);
}

void FormErrors::show(const QList<FieldEditor *> &editors, const QJsonObject &body) const
{
    const auto faults = m_checker.check(body);
    for (FieldEditor *editor : editors) {
        const auto fault = std::ranges::find_if(faults, [editor](const catalogue::FieldFault &one) {
            return storedesk::records::leadsTo(one.path, editor->key());
        });
        const bool judged = m_all || (m_touched.contains(editor->key()) && !editor->isUnfinished());
        QString reason = m_landed.value(editor->key());
        if (reason.isEmpty() && judged && fault != faults.end())
            reason = sentence(*editor, fault->reason);
        editor->setReason(reason);
    }
}

} // namespace storedesk::ui::forms
