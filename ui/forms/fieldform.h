// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "catalogue/checker.h"
#include "ui/forms/formshape.h"

#include <QJsonObject>
#include <QWidget>

#include <memory>

namespace storedesk::ui::forms {

// A form made of the rules of a field set: one typed editor for each field that can be written.
// Shows what is wrong while one types, at the field. Fields whose condition does not hold are
// hidden and count as empty. F8 and Shift+F8 walk what is open.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    FieldForm(catalogue::FieldSet fields, const Theme &theme, QWidget *parent = nullptr);
    FieldForm(catalogue::FieldSet fields, const FormShape &shape, const Theme &theme,
              QWidget *parent = nullptr);
    ~FieldForm() override;

    // What the service has now. Differences from it are marked ("was: …").
    void setOriginal(const QJsonObject &record);
    // What was typed, over the original: of a draft.
    void setValues(const QJsonObject &values);
    [[nodiscard]] QJsonObject values() const; // every member that has one
    [[nodiscard]] QJsonObject changes() const; // only the difference; null clears
    [[nodiscard]] QStringList changedKeys() const; // in the order of the form
    [[nodiscard]] bool isChanged() const;
    void setReadOnly(bool readOnly);

    // Checks everything, shows each reason at its field, focuses the first; true: nothing wrong.
    bool check();
    // Puts what a 422 names at its fields and focuses the first; answers those that belong to no
    // field here. Such a reason stays until its field is edited.
    std::vector<api::FieldError> showFieldErrors(const std::vector<api::FieldError> &errors);
    // The reasons that are shown, each with the name of its field.
    [[nodiscard]] QStringList openPoints() const;
    // To the next open point after the focus, from the last to the first; false: there is none.
    bool goToPoint(bool backwards = false);

    [[nodiscard]] FieldEditor *editor(QStringView key) const; // null: no such field
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
