// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

class QPlainTextEdit;

namespace storedesk::ui::forms {

// A multi-line field: a long text, a list with one element per line, or JSON.
class LongEditor final : public FieldEditor
{
    Q_OBJECT

public:
    enum class Form : quint8 { Text, List, Json };

    LongEditor(const catalogue::FieldRule &rule, Form form, const Theme &theme,
               QWidget *parent = nullptr);

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;

private:
    [[nodiscard]] QJsonValue readList(const QString &text) const;
    [[nodiscard]] QJsonValue readJson(const QString &text) const;
    void fit();

    Form m_form;
    QPlainTextEdit *m_edit;
    QJsonValue m_given = QJsonValue::Null;
    bool m_touched = false;
    bool m_filling = false;
};

} // namespace storedesk::ui::forms
