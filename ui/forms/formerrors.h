// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "http/outcome.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>

namespace storedesk::ui::forms {

class FieldEditor;

// Faults in a form: those found by the checks, and those reported by the service for fields that
// were not edited since. Untouched fields are not reported.
class FormErrors final
{
public:
    explicit FormErrors(catalogue::FieldSet fields);

    [[nodiscard]] const catalogue::FieldSet &fields() const { return m_checker.fields(); }

    // Also clears the reason reported by the service.
    void touch(const QString &key);
    void touchAll() { m_all = true; }
    void forget();

    // Returns the errors that belong to no field.
    std::vector<http::FieldError> showFieldErrors(const QList<FieldEditor *> &editors,
                                                  const std::vector<http::FieldError> &errors);
    void show(const QList<FieldEditor *> &editors, const QJsonObject &body) const;

private:
    [[nodiscard]] QString sentence(const FieldEditor &editor, catalogue::Reason reason) const;

    catalogue::Checker m_checker;
    QSet<QString> m_touched;
    bool m_all = false;
    // Reasons reported by the service, by key.
    QHash<QString, QString> m_landed;
};

} // namespace storedesk::ui::forms
