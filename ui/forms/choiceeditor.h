// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

class QComboBox;

namespace storedesk::ui::forms {

// One of the options of the field, or yes and no; "Not set" where it may be empty. A value that no
// option has is kept and shown as it is.
class ChoiceEditor final : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;
    // Names the entry that stands for no value.
    void nameUnset(const QString &words);

private:
    QComboBox *m_combo;
};

} // namespace storedesk::ui::forms
