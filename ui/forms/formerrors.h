// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "catalogue/checker.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::forms {

class FieldEditor;

// What is wrong in a form: what the checks say of it, and what the service said of fields that
// were not edited since. Nothing is held against a field that nobody has touched yet.
class FormErrors final
{
public:
    explicit FormErrors(catalogue::FieldSet fields);

    [[nodiscard]] const catalogue::FieldSet &fields() const { return m_checker.fields(); }

    void touch(const QString &key); // its reason of the service is past
    void touchAll() { m_all = true; }
    void forget();

    // Answers what belongs to none of the fields.
    std::vector<api::FieldError> showFieldErrors(const QList<FieldEditor *> &editors,
                                                 const std::vector<api::FieldError> &errors);
    void show(const QList<FieldEditor *> &editors, const QJsonObject &body) const;

private:
    [[nodiscard]] QString sentence(const FieldEditor &editor, catalogue::Reason reason) const;

    catalogue::Checker m_checker;
    QSet<QString> m_touched;
    bool m_all = false;
    QHash<QString, QString> m_landed; // key to reason
};

} // namespace storedesk::ui::forms
