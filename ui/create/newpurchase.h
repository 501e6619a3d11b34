// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "catalogue/example.h"
#include "ui/create/createpage.h"
#include "ui/create/purchaselines.h"

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class LineTable;
class PurchaseEffects;
class PurchaseFields;
class PurchaseTotals;

// A new purchase: who, what, how much, and what follows from it.
class NewPurchase final : public CreatePage
{
    Q_OBJECT

public:
    // The place may name the buyer: by "email" or "external-id", then the value.
    NewPurchase(Frame &frame, const Place &place);
    ~NewPurchase() override; // the table goes before its lines

    void refresh() override; // asks again what is looked up
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues openPoints() const override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;
    void refused(const api::Error &error) override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;

private:
    void build();
    void connectParts();
    void askForProducts();
    void askAgain(const QString &productId);
    void take(const std::function<void()> &change); // without noting an edit
    [[nodiscard]] QList<catalogue::Example> knownProducts() const;
    [[nodiscard]] QJsonObject body() const;
    [[nodiscard]] static QString wordsOf(const PurchaseLine &line, const QJsonObject &product);
    [[nodiscard]] FormIssues fieldPoints() const;
    [[nodiscard]] FormIssues linePoints() const;
    [[nodiscard]] QJsonObject fresh() const;
    [[nodiscard]] forms::FieldEditor *editorOf(QStringView key) const; // null: none for it
    void markLeftFields();
    void goTo(const QString &key) const;

    catalogue::Checker m_checker;
    PurchaseLines m_lines;
    jobs::ValueLookup m_products;
    PurchaseFields *m_fields = nullptr;
    LineTable *m_table = nullptr;
    PurchaseTotals *m_totals = nullptr;
    PurchaseEffects *m_effects = nullptr;
    bool m_taking = false;
};

} // namespace storedesk::ui::create
