// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "ui/create/formpage.h"

namespace storedesk::ui::create {

class CheckedField;

// A form that creates a record with an update operation. The key is looked up first: an existing
// record is edited on its own page, which shows old and new values, and is never overwritten by
// this form.
class KeyedFormPage : public FormPage
{
    Q_OBJECT

public:
    [[nodiscard]] bool settled() const override;

protected:
    KeyedFormPage(PageHost &host, const PageAddress &place, Words words);

    // Sets the key field, which the page owns. Its action opens the existing record.
    void setKeyField(CheckedField *field, const catalogue::FieldRule &rule);
    [[nodiscard]] CheckedField *keyField() const { return m_key; }
    [[nodiscard]] QString keyValue() const;
    void setKeyValue(const QString &value);
    // Returns the address of the record with the typed key.
    [[nodiscard]] virtual PageAddress placeOfKey() const = 0;

    [[nodiscard]] FormIssues openIssues() const override;
    void showReasons() override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] QJsonObject typed() const override;
    // Sets the key and the fields.
    void applyTyped(const QJsonObject &typed);
    void succeed(const http::Reply &reply) override;

private:
    [[nodiscard]] QString reasonOfKey() const;
    [[nodiscard]] FormIssue pointAtKey(const QString &sentence) const;
    void showKeyReason();
    void lookUpThenCreate() const;
    void editExisting();

    CheckedField *m_key = nullptr;
    std::unique_ptr<catalogue::Checker> m_checker;
    bool m_keyTouched = false;
    // Whether to create the record once the lookup result is known. Mutable, because issues created
    // by a const function set it.
    mutable bool m_createWhenKnown = false;
};

} // namespace storedesk::ui::create
