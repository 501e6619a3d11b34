// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "ui/forms/fieldeditor.h"

#include <functional>

namespace storedesk::ui::forms {

struct FormGroup
{
    // The heading; empty for no heading.
    QString title;
    QStringList keys;
};

// Layout of a form. Groups are placed side by side if there is room.
struct FormShape
{
    Labels labels = Labels::Above;
    // Groups in display order. Fields in no group are placed last.
    QList<FormGroup> groups = {};
    // Heading above the fields in no group.
    QString rest = {};
    // Keys of fields that the form leaves out.
    QStringList without = {};
    // Creates a custom editor, for example for a list of objects. Returns null to use the default
    // editor.
    std::function<FieldEditor *(const catalogue::FieldRule &rule, QWidget *parent)> make = {};
};

// Returns all fields in the set by form group, in order, including those that are not edited.
[[nodiscard]] QList<FormGroup> groupsOf(const catalogue::FieldSet &fields, const FormShape &shape);
// Whether the field has its own editor in a form for this set.
[[nodiscard]] bool isEdited(const catalogue::FieldRule &rule, const catalogue::FieldSet &fields);

} // namespace storedesk::ui::forms
