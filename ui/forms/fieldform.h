// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "http/outcome.h"
#include "ui/forms/formshape.h"

#include <QJsonObject>
#include <QWidget>

#include <memory>

namespace storedesk::ui::forms {

// A form built from the rules of a field set, with a typed editor for each writable field. Shows
// faults at the fields while the user types. Fields whose condition does not hold are hidden and
// count as empty. F8 and Shift+F8 navigate the open issues.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    FieldForm(catalogue::FieldSet fields, const Theme &theme, QWidget *parent = nullptr);
    FieldForm(catalogue::FieldSet fields, const FormShape &shape, const Theme &theme,
              QWidget *parent = nullptr);
    ~FieldForm() override;

    // Sets the record as stored at the service. Differences from it are marked ("was: …").
    void setOriginal(const QJsonObject &record);
    // Sets input, for example from a draft, on top of the original.
    void setValues(const QJsonObject &values);
    // Returns all members that have a value.
    [[nodiscard]] QJsonObject values() const;
    // Returns only the differences from the original; null clears a value.
    [[nodiscard]] QJsonObject changes() const;
    // Returns the keys of the changed fields in form order.
    [[nodiscard]] QStringList changedKeys() const;
    [[nodiscard]] bool isChanged() const;
    void setReadOnly(bool readOnly);

    // Checks all fields, shows the reasons and focuses the first faulty field. Returns true if
    // there is no fault.
    bool check();
    // Shows the errors in a 422 reply at their fields and focuses the first. Returns the errors
    // that belong to no field in this form. Each reason is shown until the field is edited.
    std::vector<http::FieldError> showFieldErrors(const std::vector<http::FieldError> &errors);
    // Returns the visible reasons, each with the name of the field.
    [[nodiscard]] QStringList openIssues() const;
    // Moves to the next issue after the focused field, wrapping around. Returns false if there are
    // no issues.
    bool goToIssue(bool backwards = false);

    // Returns null if there is no such field.
    [[nodiscard]] FieldEditor *editor(QStringView key) const;
    [[nodiscard]] QList<FieldEditor *> editors() const;
    [[nodiscard]] const catalogue::FieldSet &fields() const;

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace storedesk::ui::forms
