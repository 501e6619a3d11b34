// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "ui/create/formpage.h"

namespace storedesk::ui::create {

class CheckedField;

// A form that creates a record by changing one that does not exist yet. The value it is addressed
// by is looked up first: what exists already is edited in its own page, where old and new are seen,
// never overwritten by a form that says it creates.
class KeyedFormPage : public FormPage
{
    Q_OBJECT

public:
    [[nodiscard]] bool settled() const override;

protected:
    KeyedFormPage(Frame &frame, const Place &place, Words words);

    // The field of the key; the page owns it. Its action opens the record that exists.
    void setKeyField(CheckedField *field, const catalogue::FieldRule &rule);
    [[nodiscard]] CheckedField *keyField() const { return m_key; }
    [[nodiscard]] QString keyValue() const;
    void setKeyValue(const QString &value);
    [[nodiscard]] virtual Place placeOfKey() const = 0; // of the record that it addresses

    [[nodiscard]] FormIssues openPoints() const override;
    void showReasons() override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] QJsonObject typed() const override;
    void takeTyped(const QJsonObject &typed); // key and fields
    void succeed(const api::Reply &reply) override;

private:
    [[nodiscard]] QString reasonOfKey() const;
    [[nodiscard]] FormIssue pointAtKey(const QString &sentence) const;
    void showKeyReason();
    void lookUpThenCreate() const;
    void editExisting();

    CheckedField *m_key = nullptr;
    std::unique_ptr<catalogue::Checker> m_checker;
    bool m_keyTouched = false;
    mutable bool m_createWhenKnown = false; // a point is gone to from a const list of points
};

} // namespace storedesk::ui::create
