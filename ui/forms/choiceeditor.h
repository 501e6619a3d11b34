// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

class QComboBox;

namespace storedesk::ui::forms {

// Lets the user choose one of the field's options, or yes and no, with "Not set" if the field may
// be empty. A value that is not among the options is preserved and shown as it is.
class ChoiceEditor final : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;
    // Sets the label of the entry that stands for no value.
    void nameUnset(const QString &words);

private:
    QComboBox *m_combo;
};

} // namespace storedesk::ui::forms
